package assay.eclipse.refactorings;

import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.internal.corext.refactoring.ParameterInfo;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.rename.MethodChecks;
import org.eclipse.jdt.internal.corext.refactoring.sef.SelfEncapsulateFieldRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.ChangeSignatureProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.ProcessorBasedRefactoring;

/** How a member is used by others. */
final class Signature {

    static final List<Kind> KINDS = List.of(
        Kind.of("encapsulate-field", "getter? setter?", Signature::encapsulate),
        Kind.of("add-parameter", "type name default index?", Signature::addParameter));

    /** Getter and setter as visible as the field was, after the last method, used by the class itself too. */
    private static Refactoring encapsulate(Request request) throws CoreException, Refused, Unusable {
        IField field = request.element(IField.class, "field");
        request.available(RefactoringAvailabilityTesterCore.isSelfEncapsulateAvailable(field));
        var refactoring = new SelfEncapsulateFieldRefactoring(field);
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setGetterName(request.parameter("getter", refactoring.getGetterName()));
        refactoring.setSetterName(request.parameter("setter", refactoring.getSetterName()));
        refactoring.setInsertionIndex(field.getDeclaringType().getMethods().length - 1);
        refactoring.setEncapsulateDeclaringClass(true);
        refactoring.setGenerateJavadoc(false);
        return refactoring;
    }

    private static Refactoring addParameter(Request request) throws CoreException, Refused, Unusable {
        IMethod method = topmost(request.element(IMethod.class, "method"));
        request.available(RefactoringAvailabilityTesterCore.isChangeSignatureAvailable(method));
        var processor = new ChangeSignatureProcessor(method);
        var refactoring = new ProcessorBasedRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        processor.setDelegateUpdating(false);
        List<ParameterInfo> parameters = processor.getParameterInfos();
        parameters.add(index(request, parameters.size()), ParameterInfo.createInfoForAddedParameter(request.parameter("type"), request.parameter("name"), request.parameter("default")));
        return refactoring;
    }

    private static int index(Request request, int last) throws Unusable {
        String text = request.parameter("index", Integer.toString(last));
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > last) throw new Unusable("index is " + text + "; the new parameter can stand at 0 to " + last);
        return Integer.parseInt(text);
    }

    /** The dialog goes to the method that this one overrides, if it overrides one. */
    private static IMethod topmost(IMethod method) throws CoreException {
        if (!MethodChecks.isVirtual(method)) return method;
        var hierarchy = method.getDeclaringType().newTypeHierarchy(new NullProgressMonitor());
        IMethod topmost = MethodChecks.getTopmostMethod(method, hierarchy, new NullProgressMonitor());
        return topmost == null || topmost.isBinary() ? method : topmost;
    }

    private Signature() {}
}
