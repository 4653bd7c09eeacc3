import { services } from '@/content/services';
import { FittingProducts } from '@/features/products/fitting/FittingProducts';
import { ServicesSection } from '@/features/services/ServicesSection';
import { useContent } from '@/i18n/useContent';
import type { EnquiryIds } from '@/lib/detailPageState';
import { AppointmentBelowFold } from './AppointmentBelowFold';

interface CurtainBelowFoldProps {
  ids: EnquiryIds;
  /** Number of products that fit the sub-category; 0 when unknown. */
  productCount: number;
}

/** Fabrics, services and appointment form of a sub-category. */
export function CurtainBelowFold({ ids, productCount }: CurtainBelowFoldProps) {
  const allServices = useContent(services);
  const { subCategoryId } = ids;
  return (
    <>
      {subCategoryId !== undefined && productCount > 0 && (
        <FittingProducts subCategoryId={subCategoryId} count={productCount} />
      )}
      <ServicesSection services={allServices} ids={ids} />
      <AppointmentBelowFold {...ids} />
    </>
  );
}
