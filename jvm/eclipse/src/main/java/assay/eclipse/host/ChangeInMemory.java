package assay.eclipse.host;

import assay.worker.engine.Placement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.internal.corext.refactoring.changes.CreateCompilationUnitChange;
import org.eclipse.jdt.internal.corext.refactoring.changes.RenameCompilationUnitChange;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.NullChange;
import org.eclipse.ltk.core.refactoring.TextChange;
import org.eclipse.text.edits.TextEdit;

/** What a change makes of a program, without performing it. Every kind of change that is not known here is left to who can perform it. */
final class ChangeInMemory {

    private final Placement placement;
    private final Map<String, String> files;

    ChangeInMemory(Placement placement, Map<String, String> before) {
        this.placement = placement;
        this.files = new TreeMap<>(before);
    }

    Map<String, String> apply(Change change) throws CoreException, Ground.NotInMemory {
        for (Change leaf : leaves(change, new ArrayList<>())) {
            if (leaf instanceof TextChange text && text.getModifiedElement() instanceof ICompilationUnit unit) {
                edit(text, pathOf(unit));
            } else if (leaf instanceof CreateCompilationUnitChange create) {
                files.put(pathOf(create.getCu()), create.getPreview());
            } else if (leaf instanceof RenameCompilationUnitChange rename
                    && rename.getModifiedElement() instanceof ICompilationUnit unit) {
                rename(unit, rename.getNewName());
            } else if (!(leaf instanceof NullChange)) {
                throw new Ground.NotInMemory(leaf);
            }
        }
        return files;
    }

    private static List<Change> leaves(Change change, List<Change> into) {
        if (!(change instanceof CompositeChange composite)) {
            if (change.isEnabled()) into.add(change);
        } else if (composite.isEnabled()) {
            for (Change child : composite.getChildren()) leaves(child, into);
        }
        return into;
    }

    private void edit(TextChange change, String path) throws CoreException {
        TextEdit edit = change.getEdit();
        if (edit == null) return;
        var document = new Document(files.get(path));
        try {
            edit.copy().apply(document, TextEdit.NONE);
        } catch (BadLocationException e) {
            throw new CoreException(Status.error(e.getMessage(), e));
        }
        files.put(path, document.get());
    }

    /** The Java model gives the type that the file is named after the new name, too, and its constructors. */
    private void rename(ICompilationUnit unit, String newName) {
        String path = pathOf(unit);
        String text = files.remove(path);
        String folder = path.substring(0, path.lastIndexOf('/') + 1);
        files.put(folder + newName, renameType(text, typeName(unit.getElementName()), typeName(newName)));
    }

    private static String renameType(String text, String from, String to) {
        ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
        parser.setSource(text.toCharArray());
        var unit = (CompilationUnit) parser.createAST(null);
        var places = new ArrayList<Integer>();
        for (Object type : unit.types()) {
            var declaration = (AbstractTypeDeclaration) type;
            if (!declaration.getName().getIdentifier().equals(from)) continue;
            places.add(declaration.getName().getStartPosition());
            for (Object member : declaration.bodyDeclarations()) {
                if (member instanceof MethodDeclaration method
                        && method.isConstructor()
                        && method.getName().getIdentifier().equals(from))
                    places.add(method.getName().getStartPosition());
            }
        }
        var renamed = new StringBuilder(text);
        places.sort(Comparator.reverseOrder());
        for (int place : places) renamed.replace(place, place + from.length(), to);
        return renamed.toString();
    }

    private static String typeName(String file) {
        return file.substring(0, file.lastIndexOf('.'));
    }

    private String pathOf(ICompilationUnit unit) {
        return placement.pathOf(unit.getResource().getProjectRelativePath().toString());
    }
}
