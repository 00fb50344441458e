package file.ext;

public final class Extensions {
    private Extensions() {
    }

    public static String extension(String file) {
        if (file == null) {
            return "";
        }
        int dot = file.lastIndexOf('.');
        if (dot <= 0) {
            return "";
        }
        return file.substring(dot + 1);
    }

    public static String base(String file) {
        if (file == null) {
            return null;
        }
        int dot = file.lastIndexOf('.');
        return dot <= 0 ? file : file.substring(0, dot);
    }
}
