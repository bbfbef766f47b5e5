import {
  readGeocoding,
  readPlaceDetails,
  readPosition,
  readSuggestions,
  UnreadableAnswerError,
} from './place-components';

const prediction = (placeId: string, title: string) => ({
  placePrediction: {
    placeId,
    structuredFormat: { mainText: { text: title }, secondaryText: { text: 'Bengaluru, Karnataka, India' } },
  },
});

describe('readSuggestions', () => {
  test('returns at most five usable suggestions', () => {
    const answer = {
      suggestions: [{}, ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => prediction(id, `Road ${id}`))],
    };
    const found = readSuggestions(answer, 5);
    expect(found.map(({ placeId }) => placeId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(found[0]).toEqual({ placeId: 'a', title: 'Road a', detail: 'Bengaluru, Karnataka, India' });
  });

  test.each([{}, null, 'text', { suggestions: 'none' }, { suggestions: [null, 7] }])(
    'finds nothing in %p',
    (answer) => {
      expect(readSuggestions(answer, 5)).toEqual([]);
    },
  );
});

const component = (text: string, ...types: string[]) => ({ longText: text, types });
const details = {
  formattedAddress: '14, 3rd Cross Rd, Indiranagar, Bengaluru, Karnataka 560038, India',
  location: { latitude: 12.97, longitude: 77.64 },
  addressComponents: [
    component('Bengaluru', 'locality', 'political'),
    component('Karnataka', 'administrative_area_level_1', 'political'),
    component('560038', 'postal_code'),
  ],
};

describe('readPlaceDetails', () => {
  test('splits an address into our fields', () => {
    expect(readPlaceDetails(details)).toEqual({
      address: '14, 3rd Cross Rd, Indiranagar',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      latitude: 12.97,
      longitude: 77.64,
    });
  });

  test('uses the district if there is no town', () => {
    const place = readPlaceDetails({
      ...details,
      addressComponents: [component('Kodagu', 'administrative_area_level_2')],
    });
    expect(place).toMatchObject({ city: 'Kodagu', state: '', pincode: '' });
  });

  test('keeps a street with the name of its city', () => {
    const place = readPlaceDetails({ ...details, formattedAddress: 'Bengaluru, Bengaluru, India' });
    expect(place.address).toBe('Bengaluru');
  });

  test.each([{}, null, { ...details, location: { latitude: '12', longitude: 77 } }])(
    'refuses %p',
    (answer) => {
      expect(() => readPlaceDetails(answer)).toThrow(UnreadableAnswerError);
    },
  );
});

describe('a geocoding', () => {
  const result = {
    formatted_address: 'MG Road, Kochi, Kerala 682016, India',
    geometry: { location: { lat: 9.97, lng: 76.28 } },
    address_components: [
      { long_name: 'Kochi', types: ['locality'] },
      { long_name: 'Kerala', types: ['administrative_area_level_1'] },
      { long_name: '682016', types: ['postal_code'] },
    ],
  };

  test('reads the first address', () => {
    expect(readGeocoding({ status: 'OK', results: [result] })).toEqual({
      address: 'MG Road',
      city: 'Kochi',
      state: 'Kerala',
      pincode: '682016',
      latitude: 9.97,
      longitude: 76.28,
    });
  });

  test('returns null without an address', () => {
    expect(readGeocoding({ status: 'ZERO_RESULTS', results: [] })).toBeNull();
  });

  test.each([{ status: 'REQUEST_DENIED' }, {}, null, { status: 'OK', results: [] }])(
    'refuses %p',
    (answer) => {
      expect(() => readGeocoding(answer)).toThrow(UnreadableAnswerError);
    },
  );

  const position = { latitude: 9.97, longitude: 76.28 };
  const vague = { ...result, geometry: { ...result.geometry, location_type: 'APPROXIMATE' } };
  test.each([
    { desc: 'a sure answer', results: [result], pincode: '682016', found: position },
    { desc: 'another pincode', results: [result], pincode: '682017', found: null },
    {
      desc: 'a part left out',
      results: [{ ...result, partial_match: true }],
      pincode: '682016',
      found: null,
    },
    { desc: 'only the district', results: [vague], pincode: '682016', found: null },
  ])('locates a typed address: $desc (rule: typed-position)', ({ results, pincode, found }) => {
    expect(readPosition({ status: 'OK', results }, pincode)).toEqual(found);
  });

  test('locates nothing where nothing was found', () => {
    expect(readPosition({ status: 'ZERO_RESULTS', results: [] }, '682016')).toBeNull();
  });
});
