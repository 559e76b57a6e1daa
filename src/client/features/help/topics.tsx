import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaqTopic } from '#contract/content-kinds.ts';

/** The words of the topics. */
export const topicLabels: Readonly<Record<FaqTopic, MessageDescriptor>> = {
  booking: msg`Booking`,
  documents: msg`Documents`,
  customs: msg({ message: 'Customs', context: 'topic' }),
  tracking: msg`Tracking`,
  charges: msg`Charges`,
  website: msg`This website`,
};

/** Tools of the site that answer questions of a topic. */
export const topicTools: Readonly<Record<FaqTopic, readonly { to: string; label: MessageDescriptor }[]>> = {
  booking: [
    { to: '/dictionary/containerSize', label: msg`Container sizes` },
    { to: '/aboutus/contactus', label: msg`Get a quote` },
  ],
  documents: [{ to: '/dictionary/tradeTerms', label: msg`Trade terms` }],
  customs: [
    { to: '/dictionary/hsCode', label: msg`Look up an HS code` },
    { to: '/dictionary/dangerousGoods', label: msg`Look up a UN number` },
  ],
  tracking: [{ to: '/logisticstools/tracking', label: msg`Track cargo` }],
  charges: [{ to: '/dictionary/tradeTerms', label: msg`Who pays what` }],
  website: [{ to: '/explain', label: msg`Terms and privacy` }],
};
