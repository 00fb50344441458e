package com.paybridge.reference;

import java.util.List;
import java.util.stream.Collectors;

/** Makes payment references of an invoice number with a mod-11 check character. */
public class ReferenceCoder {
    private static final int[] WEIGHTS = {2, 3, 4, 5, 6, 7};

    public String encode(String digits) {
        if (!isNumber(digits)) {
            throw new IllegalArgumentException("not a number: " + digits);
        }
        int remainder = weightedSum(digits) % 11;
        return digits + "-" + (remainder == 10 ? 'X' : remainder);
    }

    public boolean isValid(String reference) {
        int dash = reference.lastIndexOf('-');
        if (dash < 1) {
            return false;
        }
        String digits = reference.substring(0, dash);
        return isNumber(digits) && encode(digits).equals(reference);
    }

    public List<String> encodeAll(List<String> numbers) {
        return numbers.stream().map(this::encode).collect(Collectors.toList());
    }

    private static int weightedSum(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            sum += digit * WEIGHTS[i % WEIGHTS.length];
        }
        return sum;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
