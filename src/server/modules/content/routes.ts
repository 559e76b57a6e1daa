import fp from 'fastify-plugin';
import {
  advertisementList,
  bannerList,
  expertEntry,
  faqList,
  imageList,
  milestoneList,
  noticeList,
  officeList,
  partnerList,
  party,
  productEntry,
  talent,
} from '#contract/content.ts';
import { expertClasses, expertList } from '#contract/site.ts';
import { ADVERTISEMENT_TYPE, NOTICE_TYPE } from '#contract/strip-kinds.ts';
import type { ContentService } from './service.ts';

const tags = () => ['content'];

const none = async () => ({ total: 0, rows: [] });

/** The calls for content, two kinds of which are for members (NEWS-03); whoever writes any of it announces `content`. */
export const contentRoutes = fp<{ service: ContentService }>(
  async (app, { service }) => {
    app.mount(bannerList, { tags, handle: () => service.all('banner') });
    app.mount(noticeList, {
      tags,
      handle: ({ query }) => (query.type === NOTICE_TYPE ? service.all('notice') : none()),
    });
    app.mount(advertisementList, {
      tags,
      handle: ({ query }) => (query.type === ADVERTISEMENT_TYPE ? service.all('advertisement') : none()),
    });
    app.mount(imageList, { tags, handle: ({ query }) => service.images(query) });
    app.mount(milestoneList, { tags, handle: () => service.all('milestone') });
    app.mount(productEntry, { tags, handle: ({ params }) => service.entry('product', params.id) });
    app.mount(expertList, { tags, handle: () => service.experts() });
    app.mount(expertClasses, { tags, handle: () => service.all('expert-class') });
    app.mount(expertEntry, { tags, handle: ({ params }) => service.expert(params.id) });
    app.mount(partnerList, { tags, handle: () => service.all('partner') });
    app.mount(officeList, { tags, handle: () => service.all('office') });
    app.mount(faqList, { tags, handle: () => service.all('faq') });
    app.mount(party.list, { handle: ({ query }) => service.page('party', query) });
    app.mount(party.entry, { handle: ({ params }) => service.entry('party', params.id) });
    app.mount(talent.list, { handle: ({ query }) => service.page('talent', query) });
    app.mount(talent.entry, { handle: ({ params }) => service.entry('talent', params.id) });
  },
  { name: 'content', dependencies: ['contract'] },
);
