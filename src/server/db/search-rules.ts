/**
 * Rises when what of a dictionary's row can be searched changes, so that tables filled before are read anew when the server
 * starts. Stands alone, as every start reads it and the rules themselves bring a dictionary of pinyin.
 */
export const SEARCH_RULES = 5;
