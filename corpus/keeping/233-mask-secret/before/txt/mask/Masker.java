package txt.mask;

public final class Masker {
    private final int visible;

    public Masker(int visible) {
        this.visible = Math.max(0, visible);
    }

    public String mask(String secret) {
        StringBuilder sb = new StringBuilder();
        int hidden = secret.length() - visible;
        for (int i = 0; i < secret.length(); i++) {
            sb.append(i < hidden ? '*' : secret.charAt(i));
        }
        return sb.toString();
    }

    public boolean revealsAll(String secret) {
        return mask(secret).equals(secret);
    }
}
