import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['zh_CN', 'en_US'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src/client'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
