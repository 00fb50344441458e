package com.invoicing.vat;

public interface VatRegistry {
    /** The company's name, or null if the number is unknown. */
    String companyName(String vatNumber);
}
