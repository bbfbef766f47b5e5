/**
 * The 28 states and 8 union territories with their best known cities: what the seed writes to `indianCities`, what completes
 * that collection where a shop has fewer, and what forms fall back to when it cannot be read ('Using default location data').
 */
export const indianStates: readonly { readonly state: string; readonly cities: readonly string[] }[] = [
  {
    state: 'Andaman and Nicobar Islands',
    cities: ['Diglipur', 'Mayabunder', 'Port Blair', 'Rangat', 'Sri Vijaya Puram'],
  },
  {
    state: 'Andhra Pradesh',
    cities: ['Guntur', 'Kurnool', 'Nellore', 'Rajahmundry', 'Tirupati', 'Vijayawada', 'Visakhapatnam'],
  },
  { state: 'Arunachal Pradesh', cities: ['Bomdila', 'Itanagar', 'Naharlagun', 'Pasighat', 'Tawang', 'Ziro'] },
  { state: 'Assam', cities: ['Dibrugarh', 'Guwahati', 'Jorhat', 'Nagaon', 'Silchar', 'Tezpur', 'Tinsukia'] },
  { state: 'Bihar', cities: ['Bhagalpur', 'Darbhanga', 'Gaya', 'Muzaffarpur', 'Patna', 'Purnia'] },
  { state: 'Chandigarh', cities: ['Chandigarh'] },
  { state: 'Chhattisgarh', cities: ['Bhilai', 'Bilaspur', 'Durg', 'Jagdalpur', 'Korba', 'Raipur'] },
  { state: 'Dadra and Nagar Haveli and Daman and Diu', cities: ['Daman', 'Diu', 'Silvassa'] },
  { state: 'Delhi', cities: ['Delhi', 'New Delhi'] },
  { state: 'Goa', cities: ['Bicholim', 'Mapusa', 'Margao', 'Panaji', 'Ponda', 'Vasco da Gama'] },
  {
    state: 'Gujarat',
    cities: ['Ahmedabad', 'Bhavnagar', 'Gandhinagar', 'Jamnagar', 'Junagadh', 'Rajkot', 'Surat', 'Vadodara'],
  },
  {
    state: 'Haryana',
    cities: [
      'Ambala',
      'Faridabad',
      'Gurugram',
      'Hisar',
      'Karnal',
      'Panchkula',
      'Panipat',
      'Rohtak',
      'Sonipat',
    ],
  },
  { state: 'Himachal Pradesh', cities: ['Dharamshala', 'Kullu', 'Mandi', 'Palampur', 'Shimla', 'Solan'] },
  {
    state: 'Jammu and Kashmir',
    cities: ['Anantnag', 'Baramulla', 'Jammu', 'Kathua', 'Srinagar', 'Udhampur'],
  },
  { state: 'Jharkhand', cities: ['Bokaro', 'Deoghar', 'Dhanbad', 'Hazaribagh', 'Jamshedpur', 'Ranchi'] },
  {
    state: 'Karnataka',
    cities: [
      'Ballari',
      'Belagavi',
      'Bengaluru',
      'Davanagere',
      'Hubballi',
      'Kalaburagi',
      'Mangaluru',
      'Mysuru',
    ],
  },
  {
    state: 'Kerala',
    cities: [
      'Alappuzha',
      'Kannur',
      'Kochi',
      'Kollam',
      'Kozhikode',
      'Palakkad',
      'Thiruvananthapuram',
      'Thrissur',
    ],
  },
  { state: 'Ladakh', cities: ['Kargil', 'Leh'] },
  { state: 'Lakshadweep', cities: ['Agatti', 'Andrott', 'Kavaratti', 'Minicoy'] },
  {
    state: 'Madhya Pradesh',
    cities: ['Bhopal', 'Gwalior', 'Indore', 'Jabalpur', 'Rewa', 'Sagar', 'Satna', 'Ujjain'],
  },
  {
    state: 'Maharashtra',
    cities: ['Kolhapur', 'Mumbai', 'Nagpur', 'Nashik', 'Navi Mumbai', 'Pune', 'Solapur', 'Thane'],
  },
  {
    state: 'Manipur',
    cities: ['Bishnupur', 'Churachandpur', 'Imphal', 'Kakching', 'Thoubal', 'Ukhrul'],
  },
  { state: 'Meghalaya', cities: ['Baghmara', 'Jowai', 'Nongpoh', 'Nongstoin', 'Shillong', 'Tura'] },
  { state: 'Mizoram', cities: ['Aizawl', 'Champhai', 'Kolasib', 'Lunglei', 'Saiha', 'Serchhip'] },
  { state: 'Nagaland', cities: ['Dimapur', 'Kohima', 'Mokokchung', 'Tuensang', 'Wokha', 'Zunheboto'] },
  {
    state: 'Odisha',
    cities: ['Balasore', 'Berhampur', 'Bhubaneswar', 'Cuttack', 'Puri', 'Rourkela', 'Sambalpur'],
  },
  { state: 'Puducherry', cities: ['Karaikal', 'Mahe', 'Puducherry', 'Yanam'] },
  {
    state: 'Punjab',
    cities: [
      'Amritsar',
      'Bathinda',
      'Hoshiarpur',
      'Jalandhar',
      'Ludhiana',
      'Mohali',
      'Pathankot',
      'Patiala',
      'Zirakpur',
    ],
  },
  {
    state: 'Rajasthan',
    cities: ['Ajmer', 'Alwar', 'Bikaner', 'Jaipur', 'Jaisalmer', 'Jodhpur', 'Kota', 'Udaipur'],
  },
  { state: 'Sikkim', cities: ['Gangtok', 'Gyalshing', 'Jorethang', 'Mangan', 'Namchi', 'Rangpo'] },
  {
    state: 'Tamil Nadu',
    cities: [
      'Chennai',
      'Coimbatore',
      'Erode',
      'Madurai',
      'Salem',
      'Tiruchirappalli',
      'Tirunelveli',
      'Vellore',
    ],
  },
  {
    state: 'Telangana',
    cities: ['Hyderabad', 'Karimnagar', 'Khammam', 'Nizamabad', 'Ramagundam', 'Warangal'],
  },
  { state: 'Tripura', cities: ['Agartala', 'Belonia', 'Dharmanagar', 'Kailashahar', 'Khowai', 'Udaipur'] },
  {
    state: 'Uttar Pradesh',
    cities: ['Agra', 'Ghaziabad', 'Kanpur', 'Lucknow', 'Meerut', 'Noida', 'Prayagraj', 'Varanasi'],
  },
  { state: 'Uttarakhand', cities: ['Dehradun', 'Haldwani', 'Haridwar', 'Nainital', 'Rishikesh', 'Roorkee'] },
  {
    state: 'West Bengal',
    cities: ['Asansol', 'Bardhaman', 'Durgapur', 'Howrah', 'Kharagpur', 'Kolkata', 'Malda', 'Siliguri'],
  },
];
