import type { ArabicSeed } from '../../types.ts';

export const works: ArabicSeed['works'] = {
  'villa-emirates-hills': 'صالة فيلا، تلال الإمارات',
  'penthouse-marina': 'صالة بنتهاوس، دبي مارينا',
  'bedroom-arabian-ranches': 'غرفة نوم بلون المريمية، المرابع العربية',
  'dining-jumeirah': 'غرفة طعام، جميرا',
  'office-business-bay': 'مكتب تنفيذي، الخليج التجاري',
  'hotel-suite-palm': 'جناح فندقي، نخلة جميرا',
  'kids-room-mirdif': 'غرفة أطفال، مردف',
  'majlis-al-barsha': 'مجلس عائلي، البرشاء',
  'majlis-dubai-hills': 'مجلس عصري، دبي هيلز استيت',
  'smart-apartment-downtown': 'شقة ذكية، وسط مدينة دبي',
  'living-room-muscat': 'غرفة معيشة تطل على الحديقة، مسقط',
  'bedroom-al-barari': 'غرفة نوم رئيسية، البراري',
  'family-lounge-riyadh': 'صالة عائلية، الرياض',
  'serviced-offices-difc': 'مكاتب مخدومة، مركز دبي المالي العالمي',
};
