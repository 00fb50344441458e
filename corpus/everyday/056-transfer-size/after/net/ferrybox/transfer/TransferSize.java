package net.ferrybox.transfer;

import java.util.Locale;

/** Human readable sizes for the transfer log. */
public final class TransferSize {

    private enum Unit {
        GiB(1L << 30), MiB(1L << 20), KiB(1L << 10);

        private final long size;

        Unit(long size) {
            this.size = size;
        }

        private String format(long bytes) {
            return String.format(Locale.ROOT, "%.1f %s", (double) bytes / size, this);
        }
    }

    private final long bytes;

    private TransferSize(long bytes) {
        this.bytes = bytes;
    }

    public static TransferSize ofBytes(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("negative size: " + bytes);
        }
        return new TransferSize(bytes);
    }

    public TransferSize plus(TransferSize other) {
        return ofBytes(Math.addExact(bytes, other.bytes));
    }

    public long bytes() {
        return bytes;
    }

    @Override
    public String toString() {
        for (Unit unit : Unit.values()) {
            if (bytes >= unit.size) {
                return unit.format(bytes);
            }
        }
        return bytes + " B";
    }
}
