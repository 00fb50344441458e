package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.ILocalVariable;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.ITypeParameter;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.rename.JavaRenameProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.MethodChecks;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameEnumConstProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameFieldProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameLocalVariableProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameMethodProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameNonVirtualMethodProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenamePackageProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameTypeParameterProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameTypeProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameVirtualMethodProcessor;
import org.eclipse.jdt.internal.corext.refactoring.tagging.IReferenceUpdating;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.RenameRefactoring;

/** New names. References follow, texts in comments and strings don't, getters and setters of a field keep theirs. */
final class Rename {

    static final List<Kind> KINDS = List.of(
            Kind.of("rename-class", "newName", Rename::type),
            Kind.of("rename-method", "newName", Rename::method),
            Kind.of("rename-field", "newName", Rename::field),
            Kind.of("rename-enum-constant", "newName", Rename::enumConstant),
            Kind.of("rename-local", "newName", Rename::local),
            Kind.of("rename-type-parameter", "newName", Rename::typeParameter),
            Kind.of("rename-package", "newName", Rename::packageFragment));

    private static Refactoring type(Request request) throws CoreException, Refused, Unusable {
        IType type = request.element(IType.class, "class");
        request.available(RefactoringAvailabilityTesterCore.isRenameAvailable(type));
        var processor = new RenameTypeProcessor(type);
        processor.setUpdateTextualMatches(false);
        return named(request, processor);
    }

    private static Refactoring method(Request request) throws CoreException, Refused, Unusable {
        IMethod method = request.element(IMethod.class, "method");
        request.available(RefactoringAvailabilityTesterCore.isRenameAvailable(method));
        RenameMethodProcessor processor = MethodChecks.isVirtual(method)
                ? new RenameVirtualMethodProcessor(method)
                : new RenameNonVirtualMethodProcessor(method);
        return named(request, processor);
    }

    private static Refactoring field(Request request) throws CoreException, Refused, Unusable {
        IField field = request.element(IField.class, "field");
        request.available(RefactoringAvailabilityTesterCore.isRenameFieldAvailable(field));
        var processor = new RenameFieldProcessor(field);
        processor.setUpdateTextualMatches(false);
        processor.setRenameGetter(false);
        processor.setRenameSetter(false);
        return named(request, processor);
    }

    private static Refactoring enumConstant(Request request) throws CoreException, Refused, Unusable {
        IField constant = request.element(IField.class, "enum constant");
        request.available(RefactoringAvailabilityTesterCore.isRenameEnumConstAvailable(constant));
        var processor = new RenameEnumConstProcessor(constant);
        processor.setUpdateTextualMatches(false);
        return named(request, processor);
    }

    private static Refactoring local(Request request) throws CoreException, Refused, Unusable {
        ILocalVariable variable = request.element(ILocalVariable.class, "local variable or parameter");
        request.available(RefactoringAvailabilityTesterCore.isRenameAvailable(variable));
        var processor = new RenameLocalVariableProcessor(variable);
        return named(request, processor);
    }

    private static Refactoring typeParameter(Request request) throws CoreException, Refused, Unusable {
        ITypeParameter parameter = request.element(ITypeParameter.class, "type parameter");
        request.available(RefactoringAvailabilityTesterCore.isRenameAvailable(parameter));
        var processor = new RenameTypeParameterProcessor(parameter);
        return named(request, processor);
    }

    /** Without the packages below it. */
    private static Refactoring packageFragment(Request request) throws CoreException, Refused, Unusable {
        IPackageFragment fragment = request.element(IPackageFragment.class, "package");
        request.available(RefactoringAvailabilityTesterCore.isRenameAvailable(fragment));
        var processor = new RenamePackageProcessor(fragment);
        processor.setUpdateTextualMatches(false);
        processor.setRenameSubpackages(false);
        return named(request, processor);
    }

    private static <P extends JavaRenameProcessor & IReferenceUpdating> Refactoring named(Request request, P processor)
            throws CoreException {
        processor.setUpdateReferences(true);
        var refactoring = new RenameRefactoring(processor);
        // Only then: a record's component learns what it is by the first conditions.
        if (request.opens(refactoring)) processor.setNewElementName(request.parameter("newName"));
        return refactoring;
    }

    private Rename() {}
}
