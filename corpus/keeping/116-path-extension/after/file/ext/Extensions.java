package file.ext;

import java.util.Optional;

public final class Extensions {
    private Extensions() {
    }

    public static String extension(String file) {
        return Optional.ofNullable(file)
            .filter(f -> f.lastIndexOf('.') > 0)
            .map(f -> f.substring(f.lastIndexOf('.') + 1))
            .orElse("");
    }

    public static String base(String file) {
        return Optional.ofNullable(file).map(Extensions::strip).orElse(null);
    }

    private static String strip(String file) {
        int dot = file.lastIndexOf('.');
        return dot > 0 ? file.substring(0, dot) : file;
    }
}
