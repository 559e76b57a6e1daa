import type { LegalText } from './legal-text.ts';

/** AUTH-05, decision 21: the privacy notice in both languages. */
export const privacy: LegalText = {
  id: 'privacy',
  title: { zh: '隐私声明', en: 'Privacy notice' },
  lead: {
    zh: '我们只收集办事所需的信息，不出售个人信息，不投放跟踪广告，网站不加载第三方统计代码。',
    en: 'We collect what the work needs and nothing more. We sell no personal data, run no tracking advertisements, and the site loads no analytics of others.',
  },
  sections: [
    {
      id: 'data',
      title: { zh: '一、我们处理哪些信息', en: '1. What we process' },
      paragraphs: [{ zh: '取决于您使用的功能：', en: 'It depends on what you use:' }],
      points: [
        {
          zh: '留言与询价：姓名、电话、邮箱、公司名称、内容、起讫港和货物信息；用于答复您，随业务往来保存，业务结束后按会计和运输法规的年限保存。',
          en: 'Messages and enquiries: name, telephone, e-mail, company, text, ports and cargo. They serve to answer you and are kept with the matter, then for as long as accounting and transport law require.',
        },
        {
          zh: '验证码：手机号或邮箱以及发送记录；用于确认联系方式属于您并防止滥用。验证码10分钟后失效。',
          en: 'Codes: the telephone number or e-mail address and when a code was sent. They make sure that the address is yours and prevent abuse. A code is void after ten minutes.',
        },
        {
          zh: '账号：用户名、姓名、电话、密码的不可逆摘要、头像、权限；用于登录和个人中心，注销后删除。',
          en: 'Accounts: user name, name, telephone, an irreversible digest of the password, picture and permissions. They serve logging in and the personal centre and go when the account is deleted.',
        },
        {
          zh: '访问记录：页面类别编号、时间、网络地址和故障编号；用于保障安全、排除故障和统计访问量，不用于描绘个人画像。',
          en: 'Visits: the number of the kind of page, time, network address and fault numbers. They serve security, repair and counting visits, never profiles of persons.',
        },
      ],
    },
    {
      id: 'basis',
      title: { zh: '二、处理依据', en: '2. On what grounds' },
      paragraphs: [
        {
          zh: '订立和履行合同所必需、您的同意、履行法定义务，或法律规定的其他情形。基于同意的处理，您可以随时撤回同意，不影响撤回前处理的效力。',
          en: 'To make and perform a contract, with your consent, to meet legal duties, or on another ground the law provides. Consent can be withdrawn at any time; what was done before stays lawful.',
        },
      ],
    },
    {
      id: 'device',
      title: { zh: '三、保存在您设备上的内容', en: '3. What is kept on your device' },
      paragraphs: [
        {
          zh: '为了离线可用，网站在您的浏览器中保存语言选择（含一个同名Cookie）、搜索历史、读过的内容、辞典数据和未发送的草稿。这些内容不离开您的设备；清除浏览器的网站数据即可全部删除。退出登录时，受限内容会从设备上移除。',
          en: 'To work without a connection, the site keeps in your browser the choice of language (also as a cookie of that name), the history of searches, what you have read, dictionary data and drafts not yet sent. None of it leaves your device; clearing the site’s data in the browser removes it all. Logging out removes restricted content from the device.',
        },
      ],
    },
    {
      id: 'sharing',
      title: { zh: '四、委托与提供', en: '4. Who else receives data' },
      paragraphs: [
        {
          zh: '短信与邮件服务商为发送验证码和回复接收号码或邮箱；承办运输时，承运人、海关、码头和代理接收办理该票货物所必需的信息；法律要求时向主管机关提供。除此之外不对外提供。',
          en: 'Text-message and e-mail services receive the number or address to deliver codes and answers. For a shipment, carriers, customs, terminals and agents receive what that shipment needs. Authorities receive what the law demands. Nobody else receives anything.',
        },
      ],
    },
    {
      id: 'abroad',
      title: { zh: '五、跨境', en: '5. Across borders' },
      paragraphs: [
        {
          zh: '国际运输必然涉及境外的收货人、承运人和海关。我们只传输该票业务所需的信息，并按法律要求订立合同、取得同意或完成申报。',
          en: 'International freight involves consignees, carriers and customs abroad. We send only what the shipment needs and conclude the contracts, obtain the consents and make the filings the law asks for.',
        },
      ],
    },
    {
      id: 'security',
      title: { zh: '六、安全', en: '6. Security' },
      paragraphs: [
        {
          zh: '传输加密，密码只存摘要，按岗位授权访问，操作留痕。发生可能影响您的安全事件时，我们将依法及时告知您和主管机关。',
          en: 'Connections are encrypted, passwords are stored as digests only, access is granted by duty, and what is done leaves a record. If an incident may affect you, we tell you and the authorities without delay as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: { zh: '七、您的权利', en: '7. Your rights' },
      paragraphs: [
        {
          zh: '您可以查阅、复制、更正、补充、转移和删除个人信息，限制或拒绝处理，注销账号，并要求解释处理规则。请写信到本页末尾的邮箱，我们在十五个工作日内答复。您也可以向主管机关投诉；欧盟居民可向其所在地的监督机构投诉。',
          en: 'You may see, copy, correct, complete, transfer and delete your data, restrict or object to processing, close your account and have the rules explained. Write to the e-mail address at the foot of this page; we answer within fifteen working days. You may also complain to the authority, in the European Union to the one where you live.',
        },
      ],
    },
    {
      id: 'minors',
      title: { zh: '八、未成年人', en: '8. Minors' },
      paragraphs: [
        {
          zh: '本网站面向企业客户，不向未满十四周岁的未成年人提供服务。监护人发现此类信息的，请告知我们删除。',
          en: 'The site is made for businesses and not for children under fourteen. If a guardian finds that we hold data of a child, tell us and we delete them.',
        },
      ],
    },
    {
      id: 'notice-changes',
      title: { zh: '九、更新', en: '9. Changes of this notice' },
      paragraphs: [
        {
          zh: '处理目的、方式或信息种类变化时，我们更新本声明及其日期，并在需要时重新取得您的同意。',
          en: 'When purposes, ways or kinds of data change, this notice and its date change, and where needed we ask for your consent anew.',
        },
      ],
    },
  ],
};
