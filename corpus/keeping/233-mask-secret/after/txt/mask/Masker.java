package txt.mask;

public final class Masker {
    private final int visible;

    public Masker(int visible) {
        this.visible = Math.max(0, visible);
    }

    public String mask(String secret) {
        int hidden = Math.max(0, secret.length() - visible);
        return "*".repeat(hidden) + secret.substring(hidden);
    }

    public boolean revealsAll(String secret) {
        return mask(secret).equals(secret);
    }
}
