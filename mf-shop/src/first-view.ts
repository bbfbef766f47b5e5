import {
  byPopularity,
  stockLevel,
  uncategorisedId,
  type PublishedCatalogue,
  type PublishedDetails,
  type PublishedProduct,
} from '@basket/domain';
import { siteName, type CataloguePart, type View } from '@basket/web';
import { t } from './texts';
import { bestOffers, featuredProducts, homeOfferLimit } from './features/home/home-selection';
import { similarLimit, similarProducts } from './features/product-detail/similar-products';
import { firstCards } from './features/product-list/use-growing';
import { paths } from './paths';

/** The content of a pre-rendered page. */
interface FirstView {
  readonly title: string;
  /** The module of the page that the routes load, by its path in the repository; null if it is part of the routes. */
  readonly module: string | null;
  readonly catalogue: CataloguePart;
  /** The product whose details the page shows: with them it is asked for once more. */
  readonly detailsOf?: { readonly categoryId: string; readonly productId: string };
}

type Products = PublishedCatalogue['products'];

/** In the order of lists, whatever order they were chosen in. */
function chosen(products: Products, wanted: Products): Products {
  const ids = new Set(wanted.map(({ id }) => id));
  return products.filter(({ id }) => ids.has(id));
}

/** Home shows the same of these as of the whole catalogue. */
function ofHome(products: Products): Products {
  const featured = featuredProducts(products);
  const others = products.filter((product) => !featured.includes(product));
  const offers = bestOffers(others, homeOfferLimit).map(({ product }) => product);
  return chosen(products, [...featured, ...offers]);
}

/** The other products on the page of one: related ones, and similar ones while it is sold out. */
const besideProduct = (
  product: PublishedProduct,
  { relatedProductIds }: PublishedDetails,
  products: Products,
): Products => [
  ...products.filter(({ id }) => relatedProductIds.includes(id)),
  ...(stockLevel(product.stockQuantity) === 'out' ? similarProducts(product, products, similarLimit) : []),
];

/**
 * The part of the catalogue that a page shows when it is opened; null for a page that is not rendered ahead. What visitors may not
 * see is not in theirs: no product, no price (rule: sign-in-gate).
 *
 * @param address path and query
 * @param details of the product of `detailsOf`, null if it has none; a server of before does not ask with them
 */
export function firstView(
  address: string,
  catalogue: PublishedCatalogue,
  view: View,
  details?: PublishedDetails | null,
): FirstView | null {
  const part = (products: Products, shownId = ''): CataloguePart => ({
    ...catalogue,
    // Its products are in this order.
    popular: undefined,
    // No page shows what is said of a category, and only its list shows its subcategories.
    categories: catalogue.categories.map((category) => ({
      ...category,
      description: '',
      ...(category.id !== shownId && { subcategories: [], subcategoryNames: undefined }),
    })),
    // Nobody searches in a part, and cards show one picture and no description.
    products:
      view === 'visitor'
        ? []
        : products.map((product) =>
            product.id === shownId
              ? { ...product, keywords: '' }
              : { ...product, keywords: '', description: '', imageIds: product.imageIds.slice(0, 1) },
          ),
    total: catalogue.products.length,
  });
  const { categories } = catalogue;
  const products = byPopularity(catalogue);
  if (address === paths.home)
    return { title: `${t('home.title')} · ${siteName}`, module: null, catalogue: part(ofHome(products)) };
  const list = {
    title: `${t('list.title')} · ${siteName}`,
    module: 'mf-shop/src/features/product-list/product-list-page',
  };
  if (address === paths.products) return { ...list, catalogue: part(products.slice(0, firstCards)) };
  const category = categories.find(({ id }) => paths.category(id) === address);
  if (category) {
    const ofCategory = products.filter(({ categoryId }) => categoryId === category.id);
    return { ...list, catalogue: part(ofCategory.slice(0, firstCards), category.id) };
  }
  const product = products.find(({ id }) => paths.product(id) === address);
  // Its name is in the title: nothing for visitors.
  if (!product || view === 'visitor') return null;
  const page = {
    title: `${product.name} · ${siteName}`,
    module: 'mf-shop/src/features/product-detail/product-detail-page',
  };
  if (details === undefined)
    return {
      ...page,
      catalogue: part([product], product.id),
      detailsOf: { categoryId: product.categoryId ?? uncategorisedId, productId: product.id },
    };
  const beside = details ? besideProduct(product, details, products) : [];
  return {
    ...page,
    catalogue: {
      ...part(chosen(products, [product, ...beside]), product.id),
      details: { [product.id]: details },
    },
  };
}
