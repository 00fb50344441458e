package assay.eclipse.refactorings;

import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.rename.JavaRenameProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.MethodChecks;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameFieldProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameMethodProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameNonVirtualMethodProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameTypeProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameVirtualMethodProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.RenameRefactoring;

/** New names. References follow, texts in comments and strings don't, getters and setters of a field keep theirs. */
final class Rename {

    static final List<Kind> KINDS = List.of(
        Kind.of("rename-class", "newName", Rename::type),
        Kind.of("rename-method", "newName", Rename::method),
        Kind.of("rename-field", "newName", Rename::field));

    private static Refactoring type(Request request) throws CoreException, Refused, Unusable {
        IType type = request.element(IType.class, "class");
        request.available(RefactoringAvailabilityTesterCore.isRenameAvailable(type));
        var processor = new RenameTypeProcessor(type);
        processor.setUpdateReferences(true);
        processor.setUpdateTextualMatches(false);
        return named(request, processor);
    }

    private static Refactoring method(Request request) throws CoreException, Refused, Unusable {
        IMethod method = request.element(IMethod.class, "method");
        request.available(RefactoringAvailabilityTesterCore.isRenameAvailable(method));
        RenameMethodProcessor processor = MethodChecks.isVirtual(method) ? new RenameVirtualMethodProcessor(method) : new RenameNonVirtualMethodProcessor(method);
        processor.setUpdateReferences(true);
        return named(request, processor);
    }

    private static Refactoring field(Request request) throws CoreException, Refused, Unusable {
        IField field = request.element(IField.class, "field");
        request.available(RefactoringAvailabilityTesterCore.isRenameFieldAvailable(field));
        var processor = new RenameFieldProcessor(field);
        processor.setUpdateReferences(true);
        processor.setUpdateTextualMatches(false);
        processor.setRenameGetter(false);
        processor.setRenameSetter(false);
        return named(request, processor);
    }

    private static Refactoring named(Request request, JavaRenameProcessor processor) throws CoreException {
        processor.setNewElementName(request.parameter("newName"));
        var refactoring = new RenameRefactoring(processor);
        request.opens(refactoring);
        return refactoring;
    }

    private Rename() {}
}
