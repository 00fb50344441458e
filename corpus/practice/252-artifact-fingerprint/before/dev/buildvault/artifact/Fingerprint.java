package dev.buildvault.artifact;

import java.util.Arrays;
import java.util.Objects;

/** The digest of an artifact's content. */
public final class Fingerprint {

    private final String algorithm;
    private final byte[] digest;

    public Fingerprint(String algorithm, byte[] digest) {
        this.algorithm = Objects.requireNonNull(algorithm, "algorithm");
        if (digest.length == 0) {
            throw new IllegalArgumentException("empty digest");
        }
        this.digest = digest.clone();
    }

    public String algorithm() {
        return algorithm;
    }

    public byte[] digest() {
        return digest.clone();
    }

    public boolean startsWith(int firstByte) {
        return (digest[0] & 0xff) == firstByte;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Fingerprint
                && algorithm.equals(((Fingerprint) o).algorithm)
                && Arrays.equals(digest, ((Fingerprint) o).digest);
    }

    @Override
    public int hashCode() {
        return 31 * algorithm.hashCode() + Arrays.hashCode(digest);
    }

    @Override
    public String toString() {
        StringBuilder hex = new StringBuilder(algorithm).append(':');
        for (byte b : digest) {
            hex.append(String.format("%02x", b));
        }
        return hex.toString();
    }
}
