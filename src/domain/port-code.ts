/** How a UN/LOCODE is written: two letters of the country, then three letters or digits from 2 on. */
export const PORT_CODE = /^[A-Z]{2}[A-Z2-9]{3}$/;
