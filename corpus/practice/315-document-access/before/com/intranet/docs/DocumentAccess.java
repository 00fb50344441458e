package com.intranet.docs;

public final class DocumentAccess {
    public boolean mayEdit(User user, Document doc) {
        if (user == null) {
            return false;
        }
        if (user.suspended()) {
            return false;
        }
        if (doc.locked()) {
            if (!user.admin()) {
                return false;
            }
            if (doc.archived()) {
                return false;
            }
            return true;
        }
        if (doc.archived()) {
            return false;
        }
        if (user.admin()) {
            return true;
        }
        if (doc.ownerId().equals(user.id())) {
            return true;
        }
        return doc.editors().contains(user.id()) && !doc.confidential()
                || doc.editors().contains(user.id()) && user.groups().contains(doc.group());
    }

    public boolean mayView(User user, Document doc) {
        boolean visible;
        if (user == null) {
            visible = !doc.confidential() && !doc.archived();
        } else if (user.suspended()) {
            visible = !(doc.confidential() || doc.archived());
        } else if (!doc.confidential()) {
            visible = true;
        } else {
            visible = user.admin() || user.groups().contains(doc.group()) || doc.ownerId().equals(user.id());
        }
        return visible;
    }

    public boolean mayDelete(User user, Document doc) {
        if (!mayEdit(user, doc)) {
            return user != null && user.admin() && !user.suspended() && doc.archived();
        }
        return user.admin() || doc.ownerId().equals(user.id());
    }
}
