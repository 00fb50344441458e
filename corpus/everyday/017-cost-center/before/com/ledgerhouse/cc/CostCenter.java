package com.ledgerhouse.cc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A cost center; its code is case-insensitive and kept in upper case. */
public final class CostCenter implements Comparable<CostCenter> {
    private final String code;
    private final String owner;
    private final List<String> tags;

    public CostCenter(String code, String owner, List<String> tags) {
        if (code == null || code.isBlank()) {
            throw new IllegalArgumentException("code must not be blank");
        }
        this.code = code.trim().toUpperCase(Locale.ROOT);
        this.owner = Objects.requireNonNull(owner, "owner");
        this.tags = Collections.unmodifiableList(new ArrayList<>(tags));
    }

    public String code() {
        return code;
    }

    public String owner() {
        return owner;
    }

    public List<String> tags() {
        return tags;
    }

    public CostCenter withOwner(String newOwner) {
        return new CostCenter(code, newOwner, tags);
    }

    @Override
    public int compareTo(CostCenter other) {
        int result = code.compareTo(other.code);
        return result != 0 ? result : owner.compareTo(other.owner);
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof CostCenter)) {
            return false;
        }
        CostCenter other = (CostCenter) o;
        return code.equals(other.code) && owner.equals(other.owner) && tags.equals(other.tags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(code, owner, tags);
    }

    @Override
    public String toString() {
        return code + " (" + owner + ")";
    }
}
