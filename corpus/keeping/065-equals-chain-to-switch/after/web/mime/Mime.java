package web.mime;

public final class Mime {
    private final String fallback;

    public Mime(String fallback) {
        this.fallback = fallback;
    }

    public String of(String extension) {
        if (extension == null) {
            return fallback;
        }
        return switch (extension) {
            case "html", "htm" -> "text/html";
            case "txt" -> "text/plain";
            case "png" -> "image/png";
            default -> fallback;
        };
    }

    public boolean isText(String extension) {
        String mime = of(extension);
        return mime != null && mime.startsWith("text/");
    }
}
