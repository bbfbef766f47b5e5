import { useState } from 'react';
import { TextButton } from '../actions';
import { LoadingRegion } from '../loading';
import { ProductCardSkeleton } from '../products';
import { Stepper } from '../choices';
import { IconTag, IconUndo, IconZap } from '../icons';
import { CategoryGrid, CategoryTile, CategoryTileSkeleton, FeatureCard } from '../browsing';
import { AddToCart, FavouriteButton } from '../buying';
import { Bill, CartBar, FreeDeliveryProgress, LineItem, LineItems } from '../cart';
import { Badge, WaitingBadge } from '../data';
import {
  DiscountBadge,
  Price,
  ProductCard,
  ProductGrid,
  ProductImage,
  ProductRow,
  FoodMark,
  Rating,
} from '../products';
import { Specimen, SpecimenPage } from './frame/specimen';
import { samplePictures } from './samples/sample-pictures';
import { sampleProducts as products } from './samples/sample-products';
import styles from './shop.module.css';

const nothing = () => undefined;

/** Everything a shopper sees of products, cart and bill. */
export function ShopGallery() {
  return (
    <SpecimenPage>
      <Cards />
      <Rows />
      <Specimen title="Price: card, plain, line, detail">
        <Price pricePaise={26500} originalPricePaise={30600} />
        <Price pricePaise={2850} />
        <Price size="line" pricePaise={5600} originalPricePaise={6400} />
        <Price size="detail" pricePaise={44900} originalPricePaise={52000} />
      </Specimen>
      <Specimen title="Badge, WaitingBadge, DiscountBadge, Rating, FoodMark">
        <DiscountBadge pricePaise={44900} originalPricePaise={52000} />
        <Badge tone="new">Fresh</Badge>
        <Badge tone="save">You save ₹57</Badge>
        <Badge>Inactive</Badge>
        <WaitingBadge>Low</WaitingBadge>
        <Badge tone="danger">Out</Badge>
        <Badge isCount>5</Badge>
        <Badge isCount tone="new">
          18
        </Badge>
        <Rating value={4.8} reviews={1284} />
        <FoodMark mark="veg" />
        <FoodMark mark="non-veg" />
      </Specimen>
      <Specimen title="ProductImage: sizes, none, failed">
        <ProductImage src={samplePictures.mango} alt="" size="row" tint="veg" />
        <ProductImage src={samplePictures.mango} alt="" size="thumb" tint="snacks" />
        <ProductImage src={samplePictures.mango} alt="" size="line" tint="meat" />
        <ProductImage src={samplePictures.mango} alt="" size="mini" />
        <ProductImage src={null} alt="Mango" size="row" tint="care" />
        <ProductImage src="data:image/webp;base64,broken" alt="" size="line" tint="home" loading="eager" />
      </Specimen>
      <Additions />
      <Features />
      <Categories />
      <Cart />
    </SpecimenPage>
  );
}

function useQuantities() {
  const [quantities, setQuantities] = useState<Record<string, number>>(
    Object.fromEntries(products.map((product) => [product.id, product.startsWith ?? 0])),
  );
  const change = (id: string, quantity: number) => setQuantities((all) => ({ ...all, [id]: quantity }));
  return (id: string) => ({
    quantity: quantities[id] ?? 0,
    onAdd: () => change(id, 1),
    onChangeQuantity: (quantity: number) => change(id, quantity),
  });
}

function Cards() {
  const inCart = useQuantities();
  return (
    <>
      <Specimen
        title="ProductCard: offer, in cart, few left, options, sold out, no picture"
        span={12}
        isStacked
      >
        <ProductGrid label="Products">
          {products.map((product) => (
            <ProductCard key={product.id} {...product} {...inCart(product.id)} />
          ))}
        </ProductGrid>
      </Specimen>
      <Specimen title="ProductGrid: a shelf, one row that scrolls" span={12} isStacked>
        <ProductGrid view="shelf" label="Shelf">
          {products.map((product) => (
            <ProductCard key={product.id} {...product} {...inCart(product.id)} />
          ))}
        </ProductGrid>
      </Specimen>
      <Specimen title="ProductGrid, loading" span={12} isStacked>
        <LoadingRegion label="Loading products">
          <ProductGrid isBusy>
            <ProductCardSkeleton key="a" />
            <ProductCardSkeleton key="b" />
          </ProductGrid>
        </LoadingRegion>
      </Specimen>
    </>
  );
}

function Rows() {
  const inCart = useQuantities();
  return (
    <Specimen title="ProductRow" span={12} isStacked>
      <ProductGrid view="list" label="Products">
        {products.slice(0, 4).map((product) => (
          <ProductRow
            key={product.id}
            {...product}
            {...inCart(product.id)}
            description="Hand-picked and ripened on hay, without carbide. Best eaten within four days."
          />
        ))}
      </ProductGrid>
    </Specimen>
  );
}

function Additions() {
  const [quantity, setQuantity] = useState(0);
  const [isFavourite, setIsFavourite] = useState(true);
  return (
    <>
      <Specimen title="AddToCart: none, some, as many as there are">
        <AddToCart
          name="Curry Leaves"
          quantity={quantity}
          onAdd={() => setQuantity(1)}
          onChangeQuantity={setQuantity}
        />
        <AddToCart name="Ginger" quantity={2} onAdd={nothing} onChangeQuantity={nothing} />
        <AddToCart name="Lemon" quantity={3} maxQuantity={3} onAdd={nothing} onChangeQuantity={nothing} />
      </Specimen>
      <Specimen title="FavouriteButton: it is, it is not">
        <div className={styles.corner}>
          <ProductImage src={samplePictures.leaves} alt="" size="row" tint="veg" />
          <FavouriteButton
            name="Curry Leaves"
            isFavourite={isFavourite}
            onToggle={() => setIsFavourite(!isFavourite)}
          />
        </div>
        <div className={styles.corner}>
          <ProductImage src={samplePictures.mango} alt="" size="row" tint="snacks" />
          <FavouriteButton name="Mango" isFavourite={false} onToggle={nothing} />
        </div>
      </Specimen>
    </>
  );
}

function Features() {
  return (
    <Specimen title="FeatureCard" span={12} isStacked>
      <div className={styles.features}>
        <FeatureCard icon={IconZap} title="30 minutes">
          From the store near you to your door.
        </FeatureCard>
        <FeatureCard icon={IconTag} title="Fair prices">
          Never above MRP, no surprise fees.
        </FeatureCard>
        <FeatureCard icon={IconUndo} title="Easy returns">
          30-day return policy.
        </FeatureCard>
      </div>
    </Specimen>
  );
}

function Categories() {
  const categories = [
    ['Fruits & Vegetables', 'veg', samplePictures.leaves],
    ['Dairy & Eggs', 'dairy', samplePictures.pack],
    ['Bread & Bakery', 'bakery', null],
    ['Meat & Fish', 'meat', samplePictures.basket],
    ['Beverages', 'drinks', samplePictures.pack],
    ['Snacks', 'snacks', samplePictures.mango],
  ] as const;
  return (
    <Specimen title="CategoryGrid, CategoryTile" span={12} isStacked>
      <CategoryGrid label="Categories">
        {categories.map(([name, tint, imageUrl]) => (
          <CategoryTile
            key={name}
            to={`#${tint}`}
            name={name}
            tint={tint}
            imageUrl={imageUrl}
            tileUrl={null}
          />
        ))}
        <CategoryTileSkeleton key="wait" />
      </CategoryGrid>
    </Specimen>
  );
}

function Cart() {
  const [milk, setMilk] = useState(2);
  return (
    <>
      <Specimen title="LineItem" isStacked>
        <LineItems label="Cart">
          <LineItem
            name="Toned Milk"
            unit="500 ml"
            imageUrl={samplePictures.pack}
            tint="dairy"
            to="#milk"
            totalPaise={2800 * milk}
          >
            <Stepper
              label="Toned Milk"
              variant="outlined"
              value={milk}
              onChange={setMilk}
              onRemove={() => setMilk(1)}
            />
          </LineItem>
          <LineItem
            name="Alphonso Mangoes, Ratnagiri"
            unit="6 pcs"
            options={[{ group: 'Ripeness', value: 'Ripe' }]}
            imageUrl={samplePictures.mango}
            tint="veg"
            totalPaise={89800}
            originalTotalPaise={104000}
            problem="Only 1 left"
          >
            2 × ₹449
          </LineItem>
          <LineItem
            name="Avocado, Ripe"
            unit="1 pc"
            imageUrl={samplePictures.mango}
            tint="veg"
            totalPaise={null}
            problem="Out of stock"
          >
            <TextButton tone="danger">Remove</TextButton>
          </LineItem>
        </LineItems>
      </Specimen>
      <Specimen title="Bill" isStacked>
        <div>
          <Bill
            rows={[
              { label: 'Item total', amount: 41200, insteadOfPaise: 46900 },
              { label: 'Delivery charge', note: 'Free above ₹500', amount: 5000 },
              { label: 'Other fees', amount: 'None', isGood: true },
            ]}
            totalPaise={46200}
            savingsPaise={5700}
          />
        </div>
      </Specimen>
      <Specimen title="FreeDeliveryProgress" isStacked>
        <FreeDeliveryProgress missingPaise={8800} thresholdPaise={50000} />
        <FreeDeliveryProgress missingPaise={8800} thresholdPaise={50000} layout="line" />
        <FreeDeliveryProgress missingPaise={0} thresholdPaise={50000} />
      </Specimen>
      <CartBar to="#cart" itemCount={6} totalPaise={41200} missingPaise={8800} thresholdPaise={50000} />
    </>
  );
}
