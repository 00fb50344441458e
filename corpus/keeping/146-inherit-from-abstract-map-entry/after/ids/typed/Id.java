package ids.typed;

abstract class Id {
    private final String prefix;
    private final int value;

    Id(String prefix, int value) {
        this.prefix = prefix;
        this.value = value;
    }

    public final int value() {
        return value;
    }

    @Override
    public final boolean equals(Object o) {
        return o != null && o.getClass() == getClass() && ((Id) o).value == value;
    }

    @Override
    public final int hashCode() {
        return value;
    }

    @Override
    public final String toString() {
        return prefix + value;
    }
}
