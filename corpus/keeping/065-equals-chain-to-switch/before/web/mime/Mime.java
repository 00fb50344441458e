package web.mime;

public final class Mime {
    private final String fallback;

    public Mime(String fallback) {
        this.fallback = fallback;
    }

    public String of(String extension) {
        if ("html".equals(extension) || "htm".equals(extension)) {
            return "text/html";
        } else if ("txt".equals(extension)) {
            return "text/plain";
        } else if ("png".equals(extension)) {
            return "image/png";
        } else {
            return fallback;
        }
    }

    public boolean isText(String extension) {
        String mime = of(extension);
        return mime != null && mime.startsWith("text/");
    }
}
