package assay.eclipse.host;

import assay.eclipse.hook.Shortcuts;
import assay.eclipse.refactorings.Kind;
import assay.eclipse.refactorings.Refactorings;
import assay.eclipse.refactorings.Request;
import assay.worker.engine.Answer;
import assay.worker.engine.Message;
import assay.worker.engine.Origin;
import assay.worker.engine.Placement;
import assay.worker.engine.Refused;
import assay.worker.engine.Task;
import assay.worker.engine.Unusable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.internal.core.JavaModelManager;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/**
 * One attempt after the other, as Eclipse's dialogs go: first conditions, the user's input, last conditions, the change. Only a fatal
 * message stops it on the way. Each starts as if it were the first.
 */
final class Attempts {

    private final Catalogue catalogue;
    private final Library library;
    private final Projects projects = new Projects();
    private final Layouts layouts = new Layouts(projects);

    Attempts(Catalogue catalogue, Library library) {
        this.catalogue = catalogue;
        this.library = library;
        // Libraries stay open, else each search of each attempt opens them.
        JavaModelManager.getJavaModelManager().cacheZipFiles(this);
    }

    Answer answer(Task task) throws CoreException, IOException {
        try {
            Kind kind = Refactorings.named(task.refactoring());
            catalogue.check(task.disabled());
            if (!task.program().placement().places().containsKey(task.target().file()))
                throw new Unusable(task.target().file()
                        + " is not given to Eclipse, which gets the classes of a program and its package-info.java");
            Library.Runtime runtime = library.of(task);
            return task.program().plain() ? plain(task, kind, runtime) : fast(task, kind, runtime);
        } catch (Unusable unusable) {
            return new Answer.Unusable(unusable.getMessage());
        }
    }

    private Answer fast(Task task, Kind kind, Library.Runtime runtime) throws CoreException, IOException, Unusable {
        Shortcuts.take(true);
        try {
            Layout layout = layouts.with(task.program(), runtime);
            catalogue.takeTexts(layout::buffer, layout::document);
            Answer answer = attempt(task, kind, layout);
            // What it was doing when it threw may have left something behind.
            if (answer instanceof Answer.Crashed) layouts.rest();
            return answer;
        } catch (Ground.NotInMemory e) {
            return plain(task, kind, runtime);
        } finally {
            catalogue.leaveTexts();
        }
    }

    private Answer plain(Task task, Kind kind, Library.Runtime runtime) throws CoreException, Unusable {
        Shortcuts.take(false);
        layouts.rest();
        catalogue.leaveTexts();
        try (var project = new PlainProject(projects, task.program(), runtime)) {
            return attempt(task, kind, project);
        } catch (Ground.NotInMemory e) {
            throw new IllegalStateException(e);
        }
    }

    private Answer attempt(Task task, Kind kind, Ground ground) throws CoreException, Unusable, Ground.NotInMemory {
        Placement placement = task.program().placement();
        catalogue.begin(task.disabled());
        Task.Range target = task.target();
        var request = new Request(
                kind.name(),
                ground.project(),
                ground.unit(target.file()),
                target.start(),
                target.length(),
                task.parameters(),
                catalogue::isOff);
        RefactoringStatus status = request.status();
        boolean making = false;
        try {
            Refactoring refactoring = kind.recipe().prepare(request);
            if (!status.hasFatalError()) status.merge(refactoring.checkFinalConditions(new NullProgressMonitor()));
            if (status.hasFatalError()) return new Answer.Answered(Messages.of(status, placement), null);
            making = true;
            Change change = refactoring.createChange(new NullProgressMonitor());
            if (change == null) return new Answer.Answered(Messages.of(status, placement), null);
            Map<String, String> after = ground.after(change);
            change.dispose();
            return new Answer.Answered(
                    Messages.of(status, placement), edit(task.program().files(), after));
        } catch (Refused refused) {
            List<Message> messages = Messages.of(status, placement);
            if (!catalogue.isOff(refused.key()))
                messages.add(new Message("fatal", refused.getMessage(), new Origin(refused.key(), kind.name())));
            return new Answer.Answered(messages, null);
        } catch (Unusable | Ground.NotInMemory | OutOfMemoryError e) {
            throw e;
        } catch (Throwable thrown) {
            // It had said that this would go wrong.
            return making && status.hasError()
                    ? new Answer.Answered(Messages.of(status, placement), null)
                    : Answer.Crashed.of(
                            thrown,
                            thrown.getMessage() == null ? "" : Projects.withoutProject(thrown.getMessage(), placement),
                            "org.eclipse.");
        }
    }

    private static Map<String, String> edit(Map<String, String> before, Map<String, String> after) {
        var edit = new TreeMap<String, String>();
        after.forEach((path, text) -> {
            if (!text.equals(before.get(path))) edit.put(path, text);
        });
        for (String path : before.keySet()) if (!after.containsKey(path)) edit.put(path, null);
        return edit;
    }
}
