package assay.eclipse.refactorings;

import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.refactoring.descriptors.IntroduceParameterObjectDescriptor;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.code.IntroduceFactoryRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.IntroduceIndirectionRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.IntroduceParameterRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.IntroduceParameterObjectProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.ProcessorBasedRefactoring;

/** Something new stands between two that were direct. */
final class Introduce {

    static final List<Kind> KINDS = List.of(
        Kind.of("introduce-parameter", "name", Introduce::parameter),
        Kind.of("introduce-parameter-object", "name", Introduce::parameterObject),
        Kind.of("introduce-indirection", "name", Introduce::indirection),
        Kind.of("introduce-factory", "name", Introduce::factory));

    /** For the selected expression. */
    private static Refactoring parameter(Request request) throws CoreException {
        var refactoring = new IntroduceParameterRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setParameterName(request.parameter("name"));
        refactoring.setDelegateUpdating(false);
        return refactoring;
    }

    /** For all parameters; a class of its own. */
    private static Refactoring parameterObject(Request request) throws CoreException, Refused, Unusable {
        IMethod method = request.element(IMethod.class, "method");
        request.available(RefactoringAvailabilityTesterCore.isChangeSignatureAvailable(method));
        var descriptor = new IntroduceParameterObjectDescriptor();
        descriptor.setMethod(method);
        descriptor.setClassName(request.parameter("name"));
        descriptor.setParameterName("parameterObject");
        descriptor.setPackageName(method.getDeclaringType().getPackageFragment().getElementName());
        descriptor.setTopLevel(true);
        descriptor.setGetters(false);
        descriptor.setSetters(false);
        return request.opened(new ProcessorBasedRefactoring(new IntroduceParameterObjectProcessor(descriptor)));
    }

    /** In the class of the method; all calls go through it. */
    private static Refactoring indirection(Request request) throws CoreException, Refused, Unusable {
        IMethod method = request.element(IMethod.class, "method");
        request.available(RefactoringAvailabilityTesterCore.isIntroduceIndirectionAvailable(method));
        var refactoring = new IntroduceIndirectionRefactoring(method);
        if (!request.opens(refactoring)) return refactoring;
        request.status().merge(refactoring.setIntermediaryMethodName(request.parameter("name")));
        request.status().merge(refactoring.setIntermediaryTypeName(method.getDeclaringType().getFullyQualifiedName('.')));
        refactoring.setEnableUpdateReferences(refactoring.canEnableUpdateReferences());
        return refactoring;
    }

    /** The constructor becomes private. */
    private static Refactoring factory(Request request) throws CoreException {
        var refactoring = new IntroduceFactoryRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        request.status().merge(refactoring.setNewMethodName(request.parameter("name")));
        refactoring.setProtectConstructor(true);
        return refactoring;
    }

    private Introduce() {}
}
