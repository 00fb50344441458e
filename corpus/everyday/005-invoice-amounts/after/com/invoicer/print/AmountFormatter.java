package com.invoicer.print;

import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Objects;

/** Prints amounts on invoices: two decimals, thousands grouped, currency behind. */
public final class AmountFormatter {
    private static final String PATTERN = "#,##0.00";

    private final String currency;

    public AmountFormatter(String currency) {
        this.currency = Objects.requireNonNull(currency, "currency");
    }

    public String format(BigDecimal amount) {
        // DecimalFormat is not thread-safe, so one for each call
        DecimalFormat format = new DecimalFormat(PATTERN, DecimalFormatSymbols.getInstance(Locale.ROOT));
        return format.format(amount) + " " + currency;
    }

    /** Right-aligned in a column of the given width. */
    public String formatColumn(BigDecimal amount, int width) {
        String text = format(amount);
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
