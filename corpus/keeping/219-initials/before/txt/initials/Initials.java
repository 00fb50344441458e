package txt.initials;

public final class Initials {
    private Initials() {
    }

    public static String of(String name) {
        StringBuilder sb = new StringBuilder();
        boolean start = true;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == ' ') {
                start = true;
            } else if (start) {
                sb.append(c).append('.');
                start = false;
            }
        }
        return sb.toString();
    }

    public static int words(String name) {
        return of(name).length() / 2;
    }
}
