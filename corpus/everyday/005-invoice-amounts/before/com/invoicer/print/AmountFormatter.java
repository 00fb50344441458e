package com.invoicer.print;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;

/** Prints amounts on invoices: two decimals, thousands grouped, currency behind. */
public final class AmountFormatter {
    private final String currency;

    public AmountFormatter(String currency) {
        this.currency = Objects.requireNonNull(currency, "currency");
    }

    public String format(BigDecimal amount) {
        return number(amount) + " " + currency;
    }

    /** Right-aligned in a column of the given width. */
    public String formatColumn(BigDecimal amount, int width) {
        String text = format(amount);
        StringBuilder padded = new StringBuilder();
        for (int i = text.length(); i < width; i++) {
            padded.append(' ');
        }
        return padded.append(text).toString();
    }

    private static String number(BigDecimal amount) {
        String plain = amount.setScale(2, RoundingMode.HALF_UP).toPlainString();
        boolean negative = plain.startsWith("-");
        if (negative) {
            plain = plain.substring(1);
        }
        int point = plain.indexOf('.');
        StringBuilder grouped = new StringBuilder();
        for (int i = 0; i < point; i++) {
            if (i > 0 && (point - i) % 3 == 0) {
                grouped.append(',');
            }
            grouped.append(plain.charAt(i));
        }
        grouped.append(plain.substring(point));
        return negative ? "-" + grouped : grouped.toString();
    }
}
