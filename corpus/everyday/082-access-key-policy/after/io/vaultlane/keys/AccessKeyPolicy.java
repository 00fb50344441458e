package io.vaultlane.keys;

import java.util.ArrayList;
import java.util.List;

/** Rules for access keys that users choose themselves. */
public class AccessKeyPolicy {

    private final int minLength;
    private final int maxLength;

    public AccessKeyPolicy(int minLength, int maxLength) {
        this.minLength = minLength;
        this.maxLength = maxLength;
    }

    public List<String> problems(String key) {
        List<String> problems = new ArrayList<>();
        if (key == null || key.isBlank()) {
            problems.add("missing");
            return problems;
        }
        if (key.length() < minLength || key.length() > maxLength) {
            problems.add("length");
        }
        boolean noDigit = key.chars().noneMatch(Character::isDigit);
        boolean noLetter = key.chars().noneMatch(Character::isLetter);
        if (noDigit && noLetter) {
            problems.add("needs letters and digits");
        }
        if (key.chars().distinct().count() < 4) {
            problems.add("too uniform");
        }
        return problems;
    }
}
