/** The part of `refusals` that is about products and categories as admins edit them. */
export const catalogueRefusals = {
  unknown_category: { status: 'failed-precondition', text: 'This category does not exist.' },
  changed_meanwhile: {
    status: 'failed-precondition',
    text: 'Somebody else has changed this meanwhile. Look at what is different, then save again.',
  },
  ambiguous_product: {
    status: 'failed-precondition',
    text: 'Options, pictures or related products are given twice.',
  },
  price_out_of_range: {
    status: 'failed-precondition',
    text: 'The price would not be from ₹0.01 to {limitPaise}.',
  },
  mrp_below_price: {
    status: 'failed-precondition',
    text: 'The MRP must be at least the price. Raise the MRP, or leave it empty.',
  },
  too_much_stock: {
    status: 'failed-precondition',
    text: 'A product can have up to {limit} units, and would have more.',
  },
  not_enough_stock: { status: 'failed-precondition', text: 'There is not that much stock to take.' },
  unnamed_product: {
    status: 'failed-precondition',
    text: 'Give the ID of the product, or its name.',
  },
  incomplete_product: {
    status: 'failed-precondition',
    text: 'A new product needs a name and a price.',
  },
  several_products: {
    status: 'failed-precondition',
    text: 'Several products have this name and unit. Give the ID of the one that you mean.',
  },
  likely_double: {
    status: 'failed-precondition',
    text: 'This is much like {name} · {unit}, {pricePaise}. Say whether it is that product or a new one.',
  },
  same_product: {
    status: 'failed-precondition',
    text: 'The shop has this product already: {name} · {unit}, {pricePaise}.',
  },
  repeated_product: {
    status: 'failed-precondition',
    text: 'Another row of this file is the same product.',
  },
  stock_imported: {
    status: 'failed-precondition',
    text: 'The stock of this row was changed from the same export before. Export again to change it once more.',
  },
  unknown_picture: {
    status: 'failed-precondition',
    text: 'A file can only keep, sort or leave out pictures that the product has. Add others in its form.',
  },
  unknown_related: {
    status: 'failed-precondition',
    text: 'There is no product “{relatedId}”. Add it first.',
  },
  category_in_use: { status: 'failed-precondition', text: 'Products still use this category.' },
  category_name_taken: {
    status: 'failed-precondition',
    text: 'There is a category with this name already: {name}.',
  },
  too_many_categories: {
    status: 'failed-precondition',
    text: 'A shop can have up to {limit} categories. Delete one first.',
  },
} as const;
