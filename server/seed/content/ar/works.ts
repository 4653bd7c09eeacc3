import type { ArabicSeed } from '../../types.ts';

export const works: ArabicSeed['works'] = {
  'villa-emirates-hills': 'صالة فيلا، تلال الإمارات',
  'smart-apartment-downtown': 'شقة ذكية، وسط مدينة دبي',
  'bedroom-arabian-ranches': 'غرفة نوم بلون المريمية، المرابع العربية',
  'restaurant-difc': 'مطعم، مركز دبي المالي العالمي',
  'nursery-al-barari': 'غرفة رضيع، البراري',
  'dining-jumeirah': 'غرفة طعام، جميرا',
  'home-office-riyadh': 'مكتب منزلي، الرياض',
  'hotel-suite-palm': 'جناح فندقي، نخلة جميرا',
  'living-room-muscat': 'غرفة معيشة على البحر، مسقط',
  'majlis-dubai-hills': 'مجلس عصري، دبي هيلز استيت',
  'penthouse-marina': 'صالة بنتهاوس، دبي مارينا',
  'office-business-bay': 'مكتب تنفيذي، الخليج التجاري',
  'kids-room-mirdif': 'غرفة أطفال، مردف',
  'majlis-al-barsha': 'مجلس عائلي، البرشاء',
};
