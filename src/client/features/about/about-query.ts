import { routeQuery } from '#client/offline/route-query.ts';

/** ABOUT-01: all partners of the wall. */
export const partnerList = () => routeQuery('partners.list', {});
/** ABOUT-02: all offices, the head office first. */
export const officeList = () => routeQuery('offices.list', {});
/** Whether there is a street map. */
export const streetMap = () => routeQuery('site.map', {});
/** ABOUT-02: name, telephone, e-mail and address of the company: the frame's own question. */
export const companyInfo = () => routeQuery('site.company', {});
