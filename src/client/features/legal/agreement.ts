import { DELETION_DAYS } from '#contract/account-limits.ts';
import type { LegalText } from './legal-text.ts';

/** AUTH-05: the user agreement in both languages. */
export const agreement: LegalText = {
  id: 'agreement',
  title: { zh: '用户协议', en: 'User agreement' },
  lead: {
    zh: '本协议约定您使用本网站（含安装到设备上的应用）的条件。“我们”指本页末尾所列的公司。',
    en: 'These are the terms of using this website, also when it is installed on a device. “We” is the company named at the foot of this page.',
  },
  sections: [
    {
      id: 'scope',
      title: { zh: '一、适用范围', en: '1. What this covers' },
      paragraphs: [
        {
          zh: '浏览新闻、使用物流词典和物流工具、发送留言和询价均适用本协议。货物运输合同不在此列：运输由双方另行确认的报价、订舱确认书和运输单证约定，与本协议不一致时以该等文件为准。',
          en: 'It covers reading the site, using its dictionary and tools, and sending messages and enquiries. It does not cover the carriage of goods: that is governed by the quotation, booking confirmation and transport document agreed between us, which prevail where they differ from this text.',
        },
      ],
    },
    {
      id: 'account',
      title: { zh: '二、账号', en: '2. Accounts' },
      paragraphs: [
        {
          zh: `大部分内容无需登录。注册时请提供真实信息，妥善保管密码和验证码，不要转借账号。发现账号被他人使用时，请立即修改密码并告知我们。您可以随时在个人中心申请注销，${DELETION_DAYS}天后生效，在此之前可以撤回。`,
          en: `Most of the site needs no account. When you register, give correct details, keep passwords and codes to yourself and do not lend the account. If somebody else uses it, change the password and tell us at once. You can ask for its deletion in the personal centre at any time; it is carried out after ${DELETION_DAYS} days, and until then you can withdraw the request.`,
        },
      ],
    },
    {
      id: 'conduct',
      title: { zh: '三、使用规范', en: '3. Fair use' },
      paragraphs: [{ zh: '使用本网站时，请不要：', en: 'When you use the site, please do not:' }],
      points: [
        {
          zh: '冒用他人身份，或查询与您无关的提单、箱号以获取他人的商业信息；',
          en: 'pretend to be somebody else, or look up shipments that are none of your business to learn about others;',
        },
        {
          zh: '用程序批量抓取数据，或以影响他人使用的频率发送请求；',
          en: 'collect data in bulk by program, or send requests so often that others are slowed down;',
        },
        {
          zh: '上传恶意程序、违法内容或侵犯他人权利的内容；',
          en: 'upload malicious programs, unlawful content or content that infringes the rights of others;',
        },
        {
          zh: '绕过登录、验证码或访问权限。发现漏洞时，请告诉我们而不要利用它。',
          en: 'get around logins, codes or permissions. If you find a weakness, tell us instead of using it.',
        },
      ],
    },
    {
      id: 'information',
      title: { zh: '四、信息的性质', en: '4. What our information is worth' },
      paragraphs: [
        {
          zh: '港口、HS编码、箱型、贸易术语、危险品和托盘等资料注明版本与来源，供查询参考；申报、装载和合规判断请以主管机关和承运人的现行规定为准。',
          en: 'Ports, HS codes, containers, trade terms, dangerous goods and pallets are shown with their edition and source and are for reference. For declarations, loading and compliance, the rules of authorities and carriers in force decide.',
        },
        {
          zh: '跟踪信息来自承运人和码头，可能延迟或有误，页面会标明获取时间；预计时间不是承诺。计算器的结果是估算。网站上的费用说明不构成要约，报价以我们书面确认为准。',
          en: 'Tracking comes from carriers and terminals and may be late or wrong; the page says when it was fetched. Estimated times are not promises. Calculators estimate. Nothing on the site is an offer: a rate is binding once we have confirmed it in writing.',
        },
      ],
    },
    {
      id: 'offline',
      title: { zh: '五、离线使用', en: '5. Use without a connection' },
      paragraphs: [
        {
          zh: '网站会在您的设备上保存看过的内容，断网时仍可查阅，并标明保存时间。离线时写下的留言和询价留在您的设备上；只有页面提示“已发送”，我们才收到。',
          en: 'The site keeps on your device what you have opened, so that it can be read without a connection, and says how old it is. A message or enquiry written offline stays on your device; it has reached us only when the page says that it was sent.',
        },
      ],
    },
    {
      id: 'rights',
      title: { zh: '六、知识产权', en: '6. Rights' },
      paragraphs: [
        {
          zh: '文字、图形和程序归我们或权利人所有。您可以为自己的业务阅读、打印和引用并注明出处；转载全文或用于其他产品，需事先书面同意。公开数据集按其各自的许可使用。',
          en: 'Texts, drawings and programs belong to us or to their owners. You may read, print and quote them for your own business, naming the source; republishing them or using them in another product needs our written consent. Public data sets are used under their own licences.',
        },
      ],
    },
    {
      id: 'liability',
      title: { zh: '七、责任', en: '7. Liability' },
      paragraphs: [
        {
          zh: '我们以专业的注意义务维护网站，但不保证不中断、无差错。因网站信息造成的损失，在法律允许的范围内，我们仅对故意或重大过失承担责任；人身损害和法律不得免除的责任不受此限。',
          en: 'We run the site with professional care and cannot promise that it is never interrupted or wrong. As far as the law allows, we answer for loss caused by its information only in case of intent or gross negligence; injury to persons and liability that cannot be excluded by law are not limited.',
        },
      ],
    },
    {
      id: 'changes',
      title: { zh: '八、变更与终止', en: '8. Changes' },
      paragraphs: [
        {
          zh: '修改本协议时，我们更新本页的版本日期，重大修改在生效前至少七日于新闻中心公告。不同意修改的，可以停止使用并注销账号。',
          en: 'When these terms change, the date of this page changes; important changes are announced in the news at least seven days before they apply. If you do not agree, you can stop using the site and delete your account.',
        },
      ],
    },
    {
      id: 'law',
      title: { zh: '九、法律与争议', en: '9. Law and disputes' },
      paragraphs: [
        {
          zh: '本协议适用中华人民共和国法律。争议先行协商；协商不成的，提交公司住所地有管辖权的人民法院。消费者依其所在地法律享有的强制性权利不受影响。中英文文本不一致时，以中文为准。',
          en: 'The law of the People’s Republic of China applies. We try to settle disputes by talking; failing that, the court at the company’s seat decides. Mandatory rights of consumers where they live are not touched. If the two languages differ, the Chinese text prevails.',
        },
      ],
    },
  ],
};
