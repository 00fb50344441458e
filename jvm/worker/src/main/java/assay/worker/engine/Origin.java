package assay.worker.engine;

/** Where a message comes from: its key in the engine's catalogue, and the place in the engine's code that raised it. */
public record Origin(String key, String site) {

    /** As in {@code PullUpRefactoringProcessor.checkFinalFields}. */
    public static String place(String className, String method) {
        String type = className.substring(className.lastIndexOf('.') + 1).replace('$', '.');
        return type + "."
                + method.replaceFirst("^lambda\\$(\\w*[a-zA-Z]\\w*)\\$\\d+$", "$1")
                        .replaceFirst("^lambda\\$\\d+$", "lambda");
    }
}
