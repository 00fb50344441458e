package txt.names;

public final class Naming {
    private Naming() {
    }

    public static String snake(String camel) {
        StringBuilder sb = new StringBuilder(camel.length() + 8);
        int position = 0;
        for (char c : camel.toCharArray()) {
            boolean capital = c >= 'A' && c <= 'Z';
            if (capital && position > 0) {
                sb.append('_');
            }
            sb.append(capital ? Character.toLowerCase(c) : c);
            position++;
        }
        return sb.toString();
    }

    public static String constant(String camel) {
        StringBuilder sb = new StringBuilder();
        for (char c : snake(camel).toCharArray()) {
            sb.append(c >= 'a' && c <= 'z' ? Character.toUpperCase(c) : c);
        }
        return sb.toString();
    }
}
