package flow.comment;

public final class CommentStripper {
    private CommentStripper() {
    }

    public static String strip(String code) {
        StringBuilder sb = new StringBuilder();
        int from = 0;
        while (true) {
            int open = code.indexOf("/*", from);
            if (open < 0) {
                return sb.append(code, from, code.length()).toString();
            }
            sb.append(code, from, open);
            int close = code.indexOf("*/", open + 2);
            if (close < 0) {
                return sb.toString();
            }
            from = close + 2;
        }
    }
}
