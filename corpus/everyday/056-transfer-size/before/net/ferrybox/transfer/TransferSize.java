package net.ferrybox.transfer;

/** Human readable sizes for the transfer log. */
public final class TransferSize {

    private static final long KIB = 1024L;
    private static final long MIB = KIB * 1024;
    private static final long GIB = MIB * 1024;

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
        if (bytes >= GIB) {
            return bytes / GIB + "." + (bytes % GIB) * 10 / GIB + " GiB";
        }
        if (bytes >= MIB) {
            return bytes / MIB + "." + (bytes % MIB) * 10 / MIB + " MiB";
        }
        if (bytes >= KIB) {
            return bytes / KIB + "." + (bytes % KIB) * 10 / KIB + " KiB";
        }
        return bytes + " B";
    }
}
