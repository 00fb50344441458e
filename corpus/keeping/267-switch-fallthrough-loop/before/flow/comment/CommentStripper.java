package flow.comment;

public final class CommentStripper {
    private CommentStripper() {
    }

    public static String strip(String code) {
        StringBuilder sb = new StringBuilder();
        boolean inComment = false;
        int i = 0;
        while (i < code.length()) {
            boolean pair = i + 1 < code.length();
            if (!inComment && pair && code.charAt(i) == '/' && code.charAt(i + 1) == '*') {
                inComment = true;
                i += 2;
                continue;
            }
            if (inComment && pair && code.charAt(i) == '*' && code.charAt(i + 1) == '/') {
                inComment = false;
                i += 2;
                continue;
            }
            if (!inComment) {
                sb.append(code.charAt(i));
            }
            i++;
        }
        return sb.toString();
    }
}
