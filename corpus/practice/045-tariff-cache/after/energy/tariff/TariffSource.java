package energy.tariff;

public interface TariffSource {
    /** The price per unit in cents, or null when there is no such tariff. */
    Integer centsPerUnit(String code);
}
