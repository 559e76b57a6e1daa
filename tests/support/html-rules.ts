import type { ConfigData } from 'html-validate';

/**
 * The rules for served HTML: everything that html-validate recommends, and its rules for accessibility. A rule is
 * left out only for a reason.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes what HTML permits and this tool holds for bad style: `<!DOCTYPE html>`, `disabled=""`, `<br/>`.
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // `charSet`, `dateTime`: the names of attributes have no case in HTML, and React writes its own.
    'attr-case': 'off',
    // Tables become cards on phones by CSS, and browsers then forget that they are tables: the roles say it again.
    'no-redundant-role': 'off',
    // Lists of suggestions and menus with links are more than the native elements can be.
    'prefer-native-element': 'off',
    // Searches that answer while one types; Enter sends them where there is no script.
    'wcag/h32': 'off',
    // For files of other hosts; this site has none, and its own carry the digest of their content in their names.
    'require-sri': 'off',
    // A style sheet can keep a number together; its text must stay copyable as people dial it.
    'tel-non-breaking': 'off',
    'no-self-closing': 'off',
    // The served text is written for machines: long lines and blanks at their end are nobody's trouble.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The rules for names of classes and ids would forbid the ids that React makes.
    'valid-id': ['error', { relaxed: true }],
  },
};
