package dev.buildvault.artifact;

import java.util.Objects;

/** The digest of an artifact's content. */
public record Fingerprint(String algorithm, byte[] digest) {

    public Fingerprint {
        Objects.requireNonNull(algorithm, "algorithm");
        if (digest.length == 0) {
            throw new IllegalArgumentException("empty digest");
        }
        digest = digest.clone();
    }

    @Override
    public byte[] digest() {
        return digest.clone();
    }

    public boolean startsWith(int firstByte) {
        return (digest[0] & 0xff) == firstByte;
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
