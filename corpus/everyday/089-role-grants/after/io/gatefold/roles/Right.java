package io.gatefold.roles;

public enum Right {

    READ(1), WRITE(2), DELETE(4), SHARE(8), ADMIN(64);

    private final int bit;

    Right(int bit) {
        this.bit = bit;
    }

    public int bit() {
        return bit;
    }
}
