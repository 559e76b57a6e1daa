import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page without the frame: no header, no footer (ROUTE-01). */
    bare?: boolean;
  }
}
