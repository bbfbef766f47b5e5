import {
  newCartLine,
  packOf,
  stockLevel,
  unitPriceOf,
  unitPricePaise,
  type PublishedCategory,
  type PublishedProduct,
} from '@basket/domain';
import { Breadcrumb, DiscountBadge, FoodMark, Muted, Price, Rating, Row, rupees, Stack } from '@basket/ui';
import { Link, useSearchParams, useStoreSettings, type Catalogue } from '@basket/web';
import { OptionGroups } from '../../components/products/option-groups';
import { paths } from '../../paths';
import { t } from '../../texts';
import { BuyBar, BuyControl } from './buy-control';
import { optionsOf, optionsParam, withOption } from './choose-options';
import { Gallery } from './gallery';
import { ProductFacts } from './product-facts';
import { ProductDetails } from './product-details';
import styles from './product-view.module.css';

/** A product with all its facts. */
export function ProductView({ product, catalogue }: { product: PublishedProduct; catalogue: Catalogue }) {
  const [params, setParams] = useSearchParams();
  const text = params.get(optionsParam);
  const chosen = optionsOf(product.options, text);
  const category = product.categoryId === null ? undefined : catalogue.categoryById.get(product.categoryId);
  const line = newCartLine(product, category?.colour ?? null, chosen, useStoreSettings().maxUnitsPerProduct);
  const perUnit = unitPriceOf(line.finalPricePaise, product.unit, chosen);
  const pack = packOf(product.unit, chosen);
  const isOut = stockLevel(product.stockQuantity) === 'out';

  function choose(option: (typeof chosen)[number]): void {
    const next = withOption(product.options, text, option);
    setParams(next === null ? {} : { [optionsParam]: next }, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Crumbs product={product} category={category} />
      <div className={styles.columns}>
        <Gallery product={product} tint={category?.colour ?? null} isFaded={isOut} />
        <div className={styles.words}>
          <Stack as="header" gap={2}>
            <p className={styles.above}>
              <FoodMark mark={product.foodMark} />
              {product.brand && <span>{product.brand}</span>}
              <Rating value={product.rating} reviews={product.reviews} />
              <span>{pack}</span>
            </p>
            <h1 className={styles.title} tabIndex={-1}>
              {product.name}
            </h1>
            <Row as="p" gap={2}>
              <Price
                size="detail"
                pricePaise={line.finalPricePaise}
                originalPricePaise={line.originalPricePaise}
              />
              <DiscountBadge pricePaise={line.finalPricePaise} originalPricePaise={line.originalPricePaise} />
              <Muted as="span" size="xs" isFaint>
                {perUnit
                  ? t('detail.perUnit', { price: rupees(perUnit.pricePaise), unit: perUnit.per })
                  : t('detail.taxes')}
              </Muted>
            </Row>
          </Stack>
          <OptionGroups
            options={product.options}
            chosen={chosen}
            onChoose={choose}
            priceOf={(option) =>
              unitPricePaise(product.pricePaise, [
                ...chosen.filter(({ group }) => group !== option.group),
                option,
              ])
            }
          />
          <div className={styles.buy}>
            <BuyControl line={line} isOut={isOut} />
          </div>
          <ProductFacts product={product} />
          {product.description && <Muted>{product.description}</Muted>}
          <ProductDetails product={product} pack={pack} catalogue={catalogue} part="about" />
        </div>
        <div className={styles.others}>
          <ProductDetails product={product} pack={pack} catalogue={catalogue} part="others" />
        </div>
        <div className={styles.specifications}>
          <ProductDetails product={product} pack={pack} catalogue={catalogue} part="specifications" />
        </div>
      </div>
      <BuyBar line={line} unit={pack} isOut={isOut} />
    </>
  );
}

interface CrumbsProps {
  readonly product: PublishedProduct;
  readonly category: PublishedCategory | undefined;
}

const Crumbs = ({ product, category }: CrumbsProps) => (
  <div className={styles.crumbs}>
    <Breadcrumb
      as={Link}
      items={[
        { label: t('detail.home'), to: paths.home },
        category
          ? { label: category.name, to: paths.category(category.id) }
          : { label: t('detail.products'), to: paths.products },
        { label: product.name },
      ]}
    />
  </div>
);
