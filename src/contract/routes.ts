import { accountLogin, captchaGet, logout, phoneLogin, register, wechatLogin, wechatStart } from './auth.ts';
import { contactAdd } from './contact.ts';
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
} from './content.ts';
import { packGet, packList } from './dictionary.ts';
import { enquiryAdd } from './enquiry.ts';
import {
  enquiryPhotoUpload,
  fileDelete,
  fileDownload,
  fileUpload,
  imageUpload,
  resourceDownload,
  zipDownload,
} from './files.ts';
import { visitAdd } from './log.ts';
import { newsDetail, newsList } from './news.ts';
import { apiCodeFind, scheduleFind, schedulePort, scheduleVessel } from './schedule.ts';
import { globalSearch } from './search.ts';
import { companyGet, configGet, dockGet, expertClasses, expertList } from './site.ts';
import { streetMapGet } from './street-map.ts';
import { tableRoutes } from './tables.ts';
import { trackingBatch, trackingFind, trackingSamples } from './tracking.ts';
import { tryOutEnter, tryOutMessages } from './try-out.ts';
import {
  changeAvatar,
  changeContent,
  changePassword,
  changePasswordByPhone,
  changePhone,
  consentAdd,
  deletionCancel,
  deletionRequest,
  exportOwn,
  sendOwnCode,
  sessionEnd,
  sessionList,
  userGet,
  wechatLink,
  wechatUnlink,
} from './users.ts';
import { emailSend, emailVerify, smsSend, smsVerify } from './verification.ts';
import { watchList, watchMerge, watchRefresh } from './watch-list.ts';
import {
  pushSubscribe,
  pushUnsubscribe,
  watchNoticeList,
  watchNoticeMailChange,
  watchNoticeRead,
  watchNoticeSettings,
  watchNoticeSettingsChange,
} from './watch-notices.ts';

/** Every call of the provider API. A test holds the server to it: each is mounted, and nothing else is. */
export const routes = [
  configGet,
  dockGet,
  companyGet,
  streetMapGet,
  expertList,
  expertClasses,
  expertEntry,
  bannerList,
  noticeList,
  advertisementList,
  imageList,
  milestoneList,
  productEntry,
  partnerList,
  officeList,
  faqList,
  party.list,
  party.entry,
  talent.list,
  talent.entry,
  newsList,
  newsDetail,
  globalSearch,
  enquiryAdd,
  contactAdd,
  smsSend,
  smsVerify,
  emailSend,
  emailVerify,
  visitAdd,
  captchaGet,
  accountLogin,
  phoneLogin,
  wechatStart,
  wechatLogin,
  logout,
  register,
  tryOutEnter,
  tryOutMessages,
  changeAvatar,
  exportOwn,
  fileUpload,
  imageUpload,
  enquiryPhotoUpload,
  fileDelete,
  fileDownload,
  resourceDownload,
  zipDownload,
  userGet,
  changePassword,
  changePasswordByPhone,
  changeContent,
  changePhone,
  sendOwnCode,
  sessionList,
  sessionEnd,
  deletionRequest,
  deletionCancel,
  consentAdd,
  wechatLink,
  wechatUnlink,
  packList,
  packGet,
  ...tableRoutes,
  trackingFind,
  trackingBatch,
  trackingSamples,
  watchList,
  watchMerge,
  watchRefresh,
  watchNoticeList,
  watchNoticeRead,
  watchNoticeSettings,
  watchNoticeSettingsChange,
  watchNoticeMailChange,
  pushSubscribe,
  pushUnsubscribe,
  scheduleFind,
  schedulePort,
  scheduleVessel,
  apiCodeFind,
] as const;

export type Route = (typeof routes)[number];
export type RouteName = Route['name'];
