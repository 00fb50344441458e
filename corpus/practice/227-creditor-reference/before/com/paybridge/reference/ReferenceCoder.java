package com.paybridge.reference;

import java.util.ArrayList;
import java.util.List;

/** Makes payment references of an invoice number with a mod-11 check character. */
public class ReferenceCoder {
    private static final int[] WEIGHTS = {2, 3, 4, 5, 6, 7};

    public String encode(String digits) {
        requireDigits(digits);
        return digits + "-" + checkCharacter(digits);
    }

    public boolean isValid(String reference) {
        int dash = reference.lastIndexOf('-');
        if (dash < 1) {
            return false;
        }
        String digits = reference.substring(0, dash);
        if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return false;
        }
        return encode(digits).equals(reference);
    }

    public List<String> encodeAll(List<String> numbers) {
        List<String> references = new ArrayList<>();
        for (String number : numbers) {
            references.add(encode(number));
        }
        return references;
    }

    private char checkCharacter(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            sum += digit * WEIGHTS[i % WEIGHTS.length];
        }
        int remainder = sum % 11;
        if (remainder == 10) {
            return 'X';
        }
        return (char) ('0' + remainder);
    }

    private void requireDigits(String digits) {
        if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new IllegalArgumentException("not a number: " + digits);
        }
    }
}
