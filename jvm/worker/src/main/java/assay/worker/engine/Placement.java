package assay.worker.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Where the files of a program lie as an IDE wants them: in source folders, one folder for each package. What the path has before
 * the package is the source folder; where path and package don't agree, the file's own folder is one.
 */
public record Placement(List<Root> roots, Map<String, Place> places) {

    /** A source folder: its path in the program, and the folders of the packages that the path does not have. */
    public record Root(String prefix, String hidden) {}

    public record Place(int root, String packageName, String fileName) {
        /** In the project. */
        public String path() {
            return "s" + root + "/" + (packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/") + fileName;
        }
    }

    private static final Pattern NAME =
            Pattern.compile("\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*\\.java|package-info\\.java");

    /** Of the files that an IDE takes for Java sources; the others it does not see. */
    public static Placement of(Map<String, String> files) {
        var roots = new ArrayList<Root>();
        var places = new TreeMap<String, Place>();
        files.forEach((path, text) -> {
            int slash = path.lastIndexOf('/') + 1;
            String folder = path.substring(0, slash);
            String name = path.substring(slash);
            if (!NAME.matcher(name).matches()) return;
            String packageName = Words.packageOf(text);
            String packageFolder = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
            boolean agrees = ("/" + folder).endsWith("/" + packageFolder);
            Root root = agrees
                    ? new Root(folder.substring(0, folder.length() - packageFolder.length()), "")
                    : new Root(folder, packageFolder);
            if (!roots.contains(root)) roots.add(root);
            places.put(path, new Place(roots.indexOf(root), packageName, name));
        });
        return new Placement(List.copyOf(roots), places);
    }

    /** The path in the program of a file in the project; null for one that is in no source folder. */
    public String pathOf(String inProject) {
        int slash = inProject.indexOf('/');
        if (!inProject.matches("s\\d+/.*")) return null;
        Root root = roots.get(Integer.parseInt(inProject.substring(1, slash)));
        String rest = inProject.substring(slash + 1);
        return root.prefix()
                + (rest.startsWith(root.hidden()) ? rest.substring(root.hidden().length()) : rest);
    }
}
