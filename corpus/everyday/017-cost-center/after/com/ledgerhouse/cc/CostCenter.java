package com.ledgerhouse.cc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A cost center; its code is case-insensitive and kept in upper case. */
public record CostCenter(String code, String owner, List<String> tags) implements Comparable<CostCenter> {
    private static final Comparator<CostCenter> ORDER =
            Comparator.comparing(CostCenter::code).thenComparing(CostCenter::owner);

    public CostCenter {
        if (code == null || code.isBlank()) {
            throw new IllegalArgumentException("code must not be blank");
        }
        code = code.trim().toUpperCase(Locale.ROOT);
        Objects.requireNonNull(owner, "owner");
        // not List.copyOf: imported cost centers may have null tags
        tags = Collections.unmodifiableList(new ArrayList<>(tags));
    }

    public CostCenter withOwner(String newOwner) {
        return new CostCenter(code, newOwner, tags);
    }

    @Override
    public int compareTo(CostCenter other) {
        return ORDER.compare(this, other);
    }

    /** The hash partitions exports, so it must not depend on how records compute theirs. */
    @Override
    public int hashCode() {
        return Objects.hash(code, owner, tags);
    }

    @Override
    public String toString() {
        return code + " (" + owner + ")";
    }
}
